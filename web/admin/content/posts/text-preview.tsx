import { useEffect, useState } from 'react';
import type { Block } from '../../../../functions/markdown/contract.ts';
import { type ApiProblem, api, asProblem } from '../../../api/client.ts';
import { previewPost } from '../../../api/post-editing.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Article } from '../../../ui/article.tsx';

const PAUSE_MS = 300;

type Preview = { content?: Block[]; problem?: ApiProblem | undefined };

/** A preview of the text, updated shortly after typing pauses. */
export function TextPreview({ text }: { text: string }) {
  const [{ content, problem }, setPreview] = useState<Preview>({});
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry sends the same request
  useEffect(() => {
    let isWanted = true;
    const settle = (next: Preview) => isWanted && setPreview(last => ({ ...last, ...next }));
    const ask = () =>
      previewPost(api, text).then(
        shown => settle({ content: shown, problem: undefined }),
        error => settle({ problem: asProblem(error) }),
      );
    const timer = setTimeout(ask, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [text, attempt]);

  return (
    <div className="grid content-start gap-4">
      {problem && (
        <Alert action={{ label: 'Try again', run: () => setAttempt(count => count + 1) }}>
          {problem.errors[0]?.message ?? problem.message}
        </Alert>
      )}
      {content?.length === 0 && <p className="text-small text-muted">Nothing written yet.</p>}
      {content && <Article content={content} />}
    </div>
  );
}
