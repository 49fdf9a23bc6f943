// For a worker, Vite mixes the S3 SDK's Node and browser files, which do not fit together. This alias picks
// the browser's, except for the XML parser, which would need a DOM.
export const s3InWorkerd = {
  find: /^(\.|\.\.\/to-stream)\/(runtimeConfig|toStream)$/,
  replacement: '$1/$2.browser',
};
