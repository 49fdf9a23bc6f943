import { describePictureSweep } from './picture-sweep.suite.ts';

describePictureSweep('D1 and R2');
