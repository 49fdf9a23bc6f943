const RADIUS = 520;
const CENTRE = { x: 600, y: 560 };
const HOURS = Array.from({ length: 13 }, (_, index) => index);
/** Shortly before noon. */
const NOW = 5.5;

/** The sun's path over one day, with a mark for every hour from six to six. */
export function DayArc() {
  const sun = onArc(NOW, RADIUS);
  return (
    <svg
      viewBox="0 0 1200 600"
      fill="none"
      aria-hidden="true"
      className="mt-auto -mb-40 block w-[44rem] shrink-0 self-center pt-10 text-line lg:absolute lg:end-[-14rem] lg:bottom-0
        lg:mb-0 lg:w-[64rem] lg:pt-0"
    >
      <g stroke="currentColor" strokeWidth="1.5">
        <circle cx={CENTRE.x} cy={CENTRE.y} r={RADIUS} />
        {HOURS.map(hour => {
          const [from, to] = [onArc(hour, RADIUS - (hour === 6 ? 34 : 14)), onArc(hour, RADIUS)];
          return (
            <path
              key={hour}
              d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
              className={hour === 6 ? 'text-action' : undefined}
              stroke="currentColor"
            />
          );
        })}
      </g>
      <circle cx={sun.x} cy={sun.y} r="16" className="fill-notice" />
    </svg>
  );
}

/** Rounded, so that server and browser render the same numbers. */
function onArc(hour: number, radius: number) {
  const angle = Math.PI - (hour / 12) * Math.PI;
  return {
    x: Math.round(CENTRE.x + radius * Math.cos(angle)),
    y: Math.round(CENTRE.y - radius * Math.sin(angle)),
  };
}
