import { home } from '../../../texts/home.ts';

const { link, ownLink } = home.slideshow;

type SlidePreviewProps = { title: string; caption: string; isLinked: boolean; address: string | undefined };

/** Preview of the slide in the shop. */
export function SlidePreview({ title, caption, isLinked, address }: SlidePreviewProps) {
  return (
    <figure className="grid gap-2">
      <figcaption className="text-small font-medium">How it looks in the shop</figcaption>
      <div className="relative isolate flex aspect-[2/1] items-center overflow-hidden rounded-card border border-line bg-paper text-ink">
        <div className="relative z-1 grid max-w-[46%] gap-1 ps-5 wrap-anywhere">
          {title && (
            <p className="line-clamp-3 text-title leading-tight font-semibold text-balance">{title}</p>
          )}
          {caption && <p className="line-clamp-3 text-fine">{caption}</p>}
          <span className="button button-primary button-sm mt-2 justify-self-start" aria-hidden="true">
            {isLinked ? ownLink : link}
          </span>
        </div>
        {address && (
          <img
            src={address}
            alt="Slide preview"
            className="absolute inset-0 size-full object-cover object-[50%_70%] [mask-image:linear-gradient(to_right,#00000059_28%,#0000006b_42%,#000_68%)]"
          />
        )}
      </div>
    </figure>
  );
}
