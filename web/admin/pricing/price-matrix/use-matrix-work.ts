import { useState } from 'react';
import { useToast } from '../../../ui/toast.tsx';
import type { DecimalSign } from '../../form/read-number.ts';
import { formatCount } from '../../format.ts';
import { useUndo, useUndone } from '../../use-undo.ts';
import { type Pasted, paste } from './actions.ts';
import { isInvalid } from './edit.ts';
import type { Field } from './fields.ts';
import { problemsOf } from './read-value.ts';
import { at, type Spot } from './selection.ts';
import { type Sheet, spotOf } from './sheet.ts';
import type { useMatrixAddress } from './use-matrix-address.ts';
import { useSave } from './use-save.ts';

export type Opened = 'review' | 'discard' | 'adjust' | 'copy' | 'complete';
export type MatrixWork = ReturnType<typeof useMatrixWork>;
type Around = { sheet: Sheet; address: ReturnType<typeof useMatrixAddress>; reload: () => void };

/** Actions on the whole matrix, by key, bar or toolbar. */
export function useMatrixWork({ sheet, address, reload }: Around) {
  const { store, grid } = sheet;
  const toast = useToast();
  const [announced, say] = useState('');
  const [pasted, setPasted] = useState<Pasted & { version: number }>();
  const [opened, setOpened] = useState<Opened>();
  const undoSaved = useUndo();
  useUndone(reload);
  const saving = useSave(store, (count, changeId) => {
    setPasted(undefined);
    const text = `${formatCount(count, 'price')} saved.`;
    toast({ text, ...undoSaved(changeId) });
  });
  const { showLayer, layer } = address;

  /** What is folded away is shown. */
  const goTo = (spot: Spot) => {
    const family = sheet.layout.familyOf(spot.row);
    if (family) sheet.fold([family.familyId], false);
    grid.select(at(spot));
  };

  /** The next one after the active cell, in sheet order; hidden ones are in the review. */
  const nextProblem = () => {
    const { row, col } = grid.selection().active;
    const wrong = [...store.edits().values()].filter(isInvalid).map(edit => {
      const problems = (edit.price && problemsOf(edit.price, edit.country.denomination)) ?? {};
      const fields = Object.keys(problems) as Field[];
      const field = fields.find(one => one === layer || layer === 'All') ?? fields[0];
      return { edit, field, spot: spotOf(sheet, edit.key, field) ?? spotOf(sheet, edit.key) };
    });
    const placed = wrong.flatMap(({ spot, ...rest }) => (spot ? [{ spot, ...rest }] : []));
    placed.sort((one, other) => one.spot.row - other.spot.row || one.spot.col - other.spot.col);
    const next =
      placed.find(({ spot }) => spot.row > row || (spot.row === row && spot.col > col)) ?? placed[0];
    if (!next) return setOpened(wrong.length > 0 ? 'review' : undefined);
    if (layer !== 'All' && next.field && next.field !== layer) showLayer(next.field);
    goTo(next.spot);
  };

  const save = () => {
    if (store.counts.read().invalid > 0) {
      say('Fix the marked prices before saving');
      nextProblem();
    } else void saving.save();
  };

  const goBack = (what: 'undo' | 'redo') => {
    const changes = store[what]();
    setPasted(undefined);
    const first = changes?.[0];
    const edit = first && (first.after ?? first.before);
    const spot = edit && spotOf(sheet, edit.key);
    if (spot) goTo(spot);
    say(changes ? (what === 'undo' ? 'Undone' : 'Redone') : `Nothing to ${what}`);
  };

  const commands = { save, undo: () => goBack('undo'), redo: () => goBack('redo'), showLayer, say };

  const pasteBlock = (text: string, sign?: DecimalSign, into?: Pasted['into']) => {
    if (text === '') return;
    const done = paste(sheet, text, sign, into);
    const isPlain = done.unread + done.blanks + done.cut.rows + done.cut.cols === 0;
    setPasted(isPlain ? undefined : { ...done, version: store.version() });
    say(`${formatCount(done.cells, 'cell')} pasted`);
  };

  return {
    announced,
    saving,
    commands,
    paste: (text: string) => pasteBlock(text),
    pasted,
    afterPaste: {
      isLast: () => store.version() === pasted?.version,
      onRead: (sign: DecimalSign) => {
        store.undo();
        if (pasted) pasteBlock(pasted.text, sign, pasted.into);
      },
      onNext: nextProblem,
      onUndo: () => goBack('undo'),
      onClose: () => setPasted(undefined),
    },
    opened,
    open: setOpened,
    close: () => setOpened(undefined),
    done: (count: number) => say(`${formatCount(count, 'price')} changed`),
    discard: () => {
      store.takeBack([...store.edits().keys()]);
      setPasted(undefined);
      say('All changes discarded');
    },
    bar: {
      busy: saving.busy,
      failure: saving.failure,
      onNextProblem: nextProblem,
      onComplete: () => setOpened('complete'),
      onReview: () => setOpened('review'),
      onDiscard: () => setOpened('discard'),
      onSave: save,
    },
  };
}
