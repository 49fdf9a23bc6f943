import type { ComponentProps, SubmitEvent } from 'react';
import { type SubmitOptions, useSubmit } from './use-submit.ts';

type FormProps = Omit<ComponentProps<'form'>, 'action' | 'method'> & Partial<SubmitOptions>;

/** A plain form that works without JavaScript; once hydrated, it updates the page in place. */
export function Form({
  action,
  method = 'get',
  replace = false,
  preventScrollReset = false,
  onSubmit,
  ...rest
}: FormProps) {
  const submit = useSubmit();
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    submit(new FormData(event.currentTarget), {
      action: action ?? window.location.pathname,
      method,
      replace,
      preventScrollReset,
    });
  };
  return <form {...rest} action={action} method={method} onSubmit={send} />;
}
