import { BOM, csvLine } from '../../functions/contracts/csv.ts';
import { MINUTE } from '../../functions/contracts/durations.ts';

/** Offers a file as a download. */
export function saveFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download starts after this task, so revoke the URL only then.
  setTimeout(() => URL.revokeObjectURL(address), MINUTE);
}

export const csvFile = (rows: readonly (readonly string[])[]) =>
  new Blob([BOM, ...rows.map(row => csvLine(row))], { type: 'text/csv;charset=utf-8' });
