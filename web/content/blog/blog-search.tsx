import { Search } from 'lucide-react';
import { blog } from '../../texts/blog.ts';
import { controlBox } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';

export function BlogSearch({ q = '' }: { q?: string }) {
  return (
    <search>
      <Form action="/blog" className="relative">
        <input
          key={q}
          type="search"
          name="q"
          defaultValue={q}
          required
          maxLength={100}
          aria-label={blog.search}
          placeholder={blog.search}
          enterKeyHint="search"
          className={`${controlBox} h-(--control) pe-12`}
        />
        <button
          type="submit"
          aria-label={blog.search}
          className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-control text-muted hover:text-ink"
        >
          <Search size={18} aria-hidden="true" />
        </button>
      </Form>
    </search>
  );
}
