import { createElement, type ReactNode, type SVGProps } from 'react';

type IconData = { node: [tag: string, attributes: Record<string, string>][] };
type IconProps = SVGProps<SVGSVGElement> & { size?: number; children?: ReactNode };

/**
 * The build substitutes this for lucide's own factory, whose extra features would add one percent to the first
 * view's bytes.
 */
export default function createLucideIcon({ node }: IconData) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once per icon, when its module loads
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
        {node.map(([tag, attributes], at) => createElement(tag, { ...attributes, key: at }))}
        {children}
      </svg>
    );
  };
}
