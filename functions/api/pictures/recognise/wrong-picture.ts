import { DAMAGED_PICTURE } from '../../../contracts/pictures.ts';

/** Why a picture is not taken, in a sentence for the person who sent it. */
export class WrongPicture extends Error {}

export const cutOff = () => new WrongPicture('The picture is cut off: upload it again');
export const damaged = () => new WrongPicture(DAMAGED_PICTURE);
