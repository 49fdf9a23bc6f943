/** Paths are read in any case; these are written in the one that clients know them by. */
const WRITTEN: Record<string, string> = {
  checktoken: 'CheckToken',
  slider: 'Slider',
  bycategory: 'ByCategory',
  bysubcategory: 'BySubcategory',
  byproduct: 'ByProduct',
  bycountry: 'ByCountry',
};

const PARAMETER = /^:(\w+)$/;

/** A path of Hono as OpenAPI writes it. */
export function writtenPath(path: string): string {
  const parts = path.split('/').map(part => {
    const name = PARAMETER.exec(part)?.[1];
    return name ? `{${writtenParameter(path, name)}}` : (WRITTEN[part] ?? part);
  });
  return `/api${parts.join('/').replace(/\/$/, '')}`;
}

export function writtenParameter(path: string, name: string): string {
  return path.startsWith('/slider/') && name === 'id' ? 'imageId' : name;
}
