/** A field that nobody sees, hears or reaches with a key: only a robot fills it in. */
export function Trap() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this empty
        <input name="website2" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
