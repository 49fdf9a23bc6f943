import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { rememberReturnPath } from '../../api/return-path.ts';
import { storedToken } from '../../api/session.ts';
import { isBackOffice } from '../../paths.ts';

/** A logout in another tab also logs out here. */
export function useSignOutOfOtherTabs() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = () => {
      const { pathname, search } = window.location;
      if (storedToken() || !isBackOffice(pathname)) return;
      rememberReturnPath(pathname + search);
      void navigate('/login');
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [navigate]);
}
