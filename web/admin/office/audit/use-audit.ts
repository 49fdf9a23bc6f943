import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  AUDIT_CHECKS,
  type AuditCheck,
  type AuditFinding,
  withMore,
} from '../../../../functions/office/audit/contract.ts';
import { readAuditPart } from '../../../api/audit.ts';
import { type ApiProblem, api, asProblem } from '../../../api/client.ts';

/** Finished checks, and the progress of the current one. */
export type Audit = {
  findings: AuditFinding[];
  share: number;
  state: 'running' | 'done' | 'cancelled' | 'failed';
  problem?: ApiProblem;
  endedAt?: string;
};

type Place = { after: string | null; found?: AuditFinding };

const NOTHING: Audit = { findings: [], share: 0, state: 'running' };
const now = () => new Date().toISOString();

/** Runs one check after the other, in parts; a failed part is retried from there. */
export function useAudit() {
  const [audit, setAudit] = useState(NOTHING);
  const run = useRef({ isOver: false });

  const check = async (name: AuditCheck, place: Place, current: { isOver: boolean }) => {
    while (!current.isOver) {
      const { finding, next, share } = await readAuditPart(api, name, place.after);
      place.found = place.found ? withMore(place.found, finding) : finding;
      place.after = next;
      if (next === null) return place.found;
      if (!current.isOver) setAudit(last => ({ ...last, share }));
    }
    return undefined;
  };

  const goOn = async (findings: AuditFinding[], place: Place) => {
    const current = { isOver: false };
    run.current = current;
    let [made, at] = [findings, place];
    try {
      for (const name of AUDIT_CHECKS.slice(findings.length)) {
        const found = await check(name, at, current);
        if (!found || current.isOver) return;
        made = [...made, found];
        at = { after: null };
        setAudit({ findings: made, share: 0, state: 'running' });
      }
      setAudit({ findings: made, share: 0, state: 'done', endedAt: now() });
    } catch (error) {
      if (current.isOver) return;
      setAudit(last => ({ ...last, findings: made, state: 'failed', problem: asProblem(error) }));
      resume.current = () => void goOn(made, at);
    }
  };

  const resume = useRef(() => {});
  const begin = () => {
    run.current.isOver = true;
    setAudit(NOTHING);
    void goOn([], { after: null });
  };
  const end = () => {
    run.current.isOver = true;
  };

  const first = useEffectEvent(begin);
  const leave = useEffectEvent(end);
  useEffect(() => {
    first();
    return () => leave();
  }, []);

  return {
    audit,
    begin,
    tryAgain: () => {
      setAudit(({ problem: _, ...last }) => ({ ...last, state: 'running' }));
      resume.current();
    },
    cancel: () => {
      end();
      setAudit(last => ({ ...last, state: 'cancelled', endedAt: now() }));
    },
  };
}
