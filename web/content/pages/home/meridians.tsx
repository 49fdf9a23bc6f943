/** A large decorative version of the mark. */
export function Meridians() {
  return (
    <svg
      viewBox="0 0 600 600"
      fill="none"
      aria-hidden="true"
      className="pointer-events-none mt-14 -mb-[45%] w-full max-w-[34rem] justify-self-center lg:-ms-[12%] lg:mt-0 lg:mb-[-38%] lg:w-[132%]
        lg:max-w-none lg:self-end lg:justify-self-start"
    >
      <g transform="rotate(23.4 300 300)">
        <g stroke="currentColor" strokeWidth="1.25" className="text-line">
          <circle cx="300" cy="300" r="280" />
          {faint.map(bulge => (
            <path key={bulge} d={`M300 20a${Math.abs(bulge)} 280 0 0 ${bulge > 0 ? 1 : 0} 0 560`} />
          ))}
        </g>
        <path d="M300 20a100 280 0 0 1 0 560" stroke="currentColor" strokeWidth="2" className="text-action" />
        <circle cx="382" cy="139" r="15" className="fill-notice" />
      </g>
    </svg>
  );
}

/** How far each line bulges: negative to the left, positive to the right. */
const faint = [-245, -180, -100, 180, 245];
