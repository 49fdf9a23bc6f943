import { Link } from '../../ui/link.tsx';

export const SavedLink = () => (
  <Link
    to="/saved"
    className="inline-flex items-center text-small text-muted underline pointer-coarse:min-h-11"
  >
    See what you saved
  </Link>
);
