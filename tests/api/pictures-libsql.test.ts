import { describePictures } from './pictures.suite.ts';

describePictures('libSQL and S3');
