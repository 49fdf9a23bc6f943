/** A field hidden from sight, screen readers and keyboard: only a bot fills it in. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this empty
        <input name="website2" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
