import { describeOrderMoves } from './order-moves.suite.ts';

describeOrderMoves('D1 and R2');
