import { useSyncExternalStore } from 'react';
import { ApiProblem, asProblem, entityOf } from '../../../api/client.ts';
import { sendForm } from '../../../api/upload.ts';
import type { Saved } from '../../resource.ts';
import { PictureRefused } from './prepare-picture.ts';
import { selectedPictureAt } from './selected-pictures.ts';

type Running = {
  /** From 0 to 1; at 1 the shop is saving it. */
  sent: number;
  cancel: () => void;
};

type PictureUpload = {
  method: 'POST' | 'PUT';
  path: string;
  form: FormData;
  /** The picture's name in the API and in the form. */
  part: string;
  field: string;
  address: string;
  etag?: string;
};

const running = new Map<string, Running>();
const listeners = new Set<() => void>();

/** Upload progress of the picture at this address. */
export const useUpload = (address: string): Running | undefined =>
  useSyncExternalStore(subscribe, () => running.get(address));

export const useIsUploading = (addresses: readonly string[]): boolean =>
  useSyncExternalStore(subscribe, () => addresses.some(address => running.has(address)));

/** Submits a form with its chosen picture once the sizes are ready. */
export async function uploadPicture<Entity>(upload: PictureUpload): Promise<Saved<Entity>> {
  const { method, path, form, part, address, etag } = upload;
  const picture = selectedPictureAt(address);
  if (!picture) throw fieldProblem(upload.field, 'The picture is no longer available. Choose it again');
  const abort = new AbortController();
  const onProgress = (sent: number) => become(address, { sent, cancel: () => abort.abort() });
  onProgress(0);
  try {
    const { picture: file, sizes } = await untilAborted(picture.prepared, abort.signal);
    form.append(part, file, picture.file.name);
    for (const size of sizes) form.append('sizes', size);
    return await entityOf<Entity>(
      sendForm({ method, path, form, etag }, { signal: abort.signal, onProgress }),
    );
  } catch (error) {
    if (abort.signal.aborted) throw fieldProblem(upload.field, 'Upload cancelled. Nothing was saved');
    if (error instanceof PictureRefused) throw fieldProblem(upload.field, error.message);
    throw besideField(asProblem(error), upload);
  } finally {
    become(address, undefined);
  }
}

type RowUpload = Pick<PictureUpload, 'field' | 'address'> & {
  /** The path of its resource. */
  path: string;
  fields: object;
  stored: { id: string; etag: string } | undefined;
};

/** Creates or changes a row in one request with its chosen picture, so neither is saved without the other. */
export const uploadRow = <Entity>({ path, fields, stored, ...picture }: RowUpload) =>
  uploadPicture<Entity>({
    ...picture,
    ...(stored
      ? { method: 'PUT', path: `${path}/${stored.id}`, etag: stored.etag }
      : { method: 'POST', path }),
    form: formOf(fields),
    part: 'Image',
  });

/** The fields of a row as a form sends them. */
export function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value ?? ''));
  return form;
}

function become(address: string, state: Running | undefined) {
  if (state) running.set(address, state);
  else running.delete(address);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const untilAborted = <Value>(work: Promise<Value>, signal: AbortSignal) =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  ]);

const fieldProblem = (path: string, message: string) =>
  new ApiProblem(422, { detail: message, errors: [{ path, message }] });

/** Maps the server's picture errors to the form's field. */
function besideField(problem: ApiProblem, { part, field }: PictureUpload): ApiProblem {
  const errors = problem.errors.map(error =>
    [part, 'sizes'].includes(error.path) ? { ...error, path: field } : error,
  );
  const { status, message: detail, references, current, etag } = problem;
  return new ApiProblem(status, { detail, errors, references, current }, etag);
}
