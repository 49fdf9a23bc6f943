import { describePictureSweep } from './picture-sweep.suite.ts';

describePictureSweep('libSQL and S3');
