import { useRef } from 'react';
import type { PostComment } from '../../../functions/contracts/comments.ts';
import type { ApiClient } from '../../api/client.ts';
import { postComment } from '../../api/comments.ts';
import { blog } from '../../content/blog.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { VisitorEmail, VisitorInput, VisitorTextArea } from '../../visitors/visitor-fields.tsx';
import { VisitorForm } from '../../visitors/visitor-form.tsx';
import { forgetDetails, saveDetails, savedDetails } from './saved-details.ts';

const LONGEST_COMMENT = 65_525;

export function ReplyForm({ slug }: { slug: string }) {
  const saves = useRef<HTMLInputElement>(null);

  const send = async (api: ApiClient, comment: PostComment) => {
    await postComment(api, slug, comment);
    if (saves.current?.checked) saveDetails(comment);
    else forgetDetails();
  };

  const prefill = () => {
    const saved = savedDetails();
    if (saves.current) saves.current.checked = Object.keys(saved).length > 0;
    return saved;
  };

  return (
    <section aria-labelledby="reply" className="mt-16">
      <h2 id="reply" className="text-heading font-semibold">
        {blog.reply}
      </h2>
      <p className="mt-3 mb-8 text-muted">{blog.replyHint}</p>
      <VisitorForm<PostComment>
        send={send}
        prefill={prefill}
        button="Post Comment"
        busyLabel="Posting..."
        done={blog.replied}
      >
        <VisitorTextArea name="comment" label="Comment" rows={7} required maxLength={LONGEST_COMMENT} />
        <div className="grid gap-5 sm:grid-cols-2">
          <VisitorInput name="name" label="Name" autoComplete="name" required maxLength={100} />
          <VisitorEmail />
        </div>
        <VisitorInput
          name="website"
          label="Website"
          inputMode="url"
          autoComplete="url"
          optional
          maxLength={490}
        />
        <Checkbox ref={saves} name="save" label={blog.saveDetails} />
      </VisitorForm>
    </section>
  );
}
