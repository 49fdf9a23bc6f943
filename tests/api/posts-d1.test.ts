import { describePosts } from './posts.suite.ts';

describePosts('D1 and R2');
