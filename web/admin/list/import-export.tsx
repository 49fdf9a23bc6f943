import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import type { ImportKind } from '../../../functions/office/imports/columns.ts';
import { api, asProblem } from '../../api/client.ts';
import { type ExportKind, exportRows } from '../../api/exports.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { saveFile } from '../save-file.ts';

type Listed = { q: string | undefined; filters: Record<string, string | undefined> };

/** For a list's toolbar: export what it shows, and import. */
export function ImportExport({ kind, list }: { kind: ImportKind; list: Listed }) {
  return (
    <>
      <ButtonLink to={`/admin/import?kind=${kind}`}>
        <Upload aria-hidden="true" />
        Import
      </ButtonLink>
      <Export {...{ kind, list }} />
    </>
  );
}

type ExportProps = { kind: ExportKind; list: Listed; label?: string };

/** Exports what a list shows. */
export function Export({ kind, list: { q, filters }, label = 'Export' }: ExportProps) {
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const save = async () => {
    setBusy(true);
    try {
      const { file, name } = await exportRows(api, kind, { q, ...filters });
      saveFile(file, name);
    } catch (error) {
      toast({ text: `The export failed. ${asProblem(error).message}`, tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button busy={busy} onClick={() => void save()}>
      <Download aria-hidden="true" />
      {label}
    </Button>
  );
}
