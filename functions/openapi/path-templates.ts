/** Paths match in any case; the document shows these spellings. */
const SPELLINGS: Record<string, string> = {
  checktoken: 'CheckToken',
  slider: 'Slider',
  bycategory: 'ByCategory',
  bysubcategory: 'BySubcategory',
  byproduct: 'ByProduct',
  bycountry: 'ByCountry',
};

const PARAMETER = /^:(\w+)$/;

/** Converts a Hono path to OpenAPI's notation. */
export function pathTemplate(path: string): string {
  const parts = path.split('/').map(part => {
    const name = PARAMETER.exec(part)?.[1];
    return name ? `{${parameterName(path, name)}}` : (SPELLINGS[part] ?? part);
  });
  return `/api${parts.join('/').replace(/\/$/, '')}`;
}

export function parameterName(path: string, name: string): string {
  if (path.startsWith('/slider/') && name === 'id') return 'imageId';
  return isPost(path) ? 'post' : name;
}

/** Readers use a post's slug and editors its ID at the same path: the template has one name for both. */
const isPost = (path: string) => /^\/posts\/:\w+$/.test(path);
