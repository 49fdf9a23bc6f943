import { describeSitemap } from './sitemap.suite.ts';

describeSitemap('D1 and R2');
