import { describePosts } from './posts.suite.ts';

describePosts('libSQL and S3');
