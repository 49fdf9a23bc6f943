import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { storedToken } from '../../api/session.ts';

/** Signed out in another tab is signed out here. */
export function useSignOutOfOtherTabs() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = () => {
      if (!storedToken()) void navigate('/login');
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [navigate]);
}
