type Part = string | File | Uint8Array<ArrayBuffer>;

/** A multipart body, as a form sends it; bytes become a file without a type. */
export function formOf(parts: Record<string, Part | Part[] | undefined>): FormData {
  const form = new FormData();
  for (const [name, given] of Object.entries(parts)) {
    for (const part of [given ?? []].flat()) {
      form.append(name, part instanceof Uint8Array ? new File([part], 'file') : part);
    }
  }
  return form;
}

/** What a browser sends for an empty file field. */
export const NO_FILE = new File([], '', { type: 'application/octet-stream' });
