// Of the S3 SDK's files for Node and for browsers Vite takes some of each for a worker, which do not fit
// together. With this alias it takes the browsers', but for the XML parser, which there needs a DOM.
export const s3InWorkerd = {
  find: /^(\.|\.\.\/to-stream)\/(runtimeConfig|toStream)$/,
  replacement: '$1/$2.browser',
};
