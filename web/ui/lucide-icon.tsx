import { createElement, type ReactNode, type SVGProps } from 'react';

type IconData = { node: [tag: string, attributes: Record<string, string>][] };
type IconProps = SVGProps<SVGSVGElement> & { size?: number; children?: ReactNode };

/**
 * Makes an icon of lucide's drawing. The build puts this in the place of lucide's own maker, which can do more than the
 * shop needs and would be a hundredth of its first view.
 */
export default function createLucideIcon({ node }: IconData) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, when its file is loaded
  return function Icon({ size = 24, children, ...rest }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...rest}
      >
        {node.map(([tag, attributes]) => createElement(tag, attributes))}
        {children}
      </svg>
    );
  };
}
