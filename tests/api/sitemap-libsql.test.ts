import { describeSitemap } from './sitemap.suite.ts';

describeSitemap('libSQL and S3');
