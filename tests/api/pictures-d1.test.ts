import { describePictures } from './pictures.suite.ts';

describePictures('D1 and R2');
