import { useRef } from 'react';
import type { PostComment } from '../../../../functions/content/comments/contract.ts';
import type { ApiClient } from '../../../api/client.ts';
import { postComment } from '../../../api/comments.ts';
import { VisitorEmail, VisitorInput, VisitorTextArea } from '../../../public-forms/visitor-fields.tsx';
import { VisitorForm } from '../../../public-forms/visitor-form.tsx';
import { blog } from '../../../texts/blog.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { forgetDetails, saveDetails, savedDetails } from './saved-details.ts';

const LONGEST_COMMENT = 65_525;

/** With the checkbox that only the browser uses. */
type Typed = PostComment & { save?: string };

export function ReplyForm({ slug }: { slug: string }) {
  const remember = useRef<HTMLInputElement>(null);

  const send = async (api: ApiClient, { save: _, ...comment }: Typed) => {
    await postComment(api, slug, comment);
    if (remember.current?.checked) saveDetails(comment);
    else forgetDetails();
  };

  const prefill = () => {
    const saved = savedDetails();
    if (remember.current) remember.current.checked = Object.keys(saved).length > 0;
    return saved;
  };

  return (
    <section aria-labelledby="reply" className="mt-16">
      <h2 id="reply" className="text-heading font-semibold">
        {blog.reply}
      </h2>
      <p className="mt-3 mb-8 text-muted">{blog.replyHint}</p>
      <VisitorForm<Typed>
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
        <Checkbox ref={remember} name="save" label={blog.saveDetails} />
      </VisitorForm>
    </section>
  );
}
