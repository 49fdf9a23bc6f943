import { DAMAGED_PICTURE } from '../../../contracts/pictures.ts';

/** Its message is shown to the person who uploaded the file. */
export class WrongPicture extends Error {}

export const cutOff = () => new WrongPicture('The picture is incomplete. Upload it again');
export const damaged = () => new WrongPicture(DAMAGED_PICTURE);
