import { DAMAGED_PICTURE } from '../../../contracts/pictures.ts';

/** Its message is shown to the person who uploaded the file. */
export class InvalidPicture extends Error {}

export const cutOff = () => new InvalidPicture('The picture is incomplete. Upload it again');
export const damaged = () => new InvalidPicture(DAMAGED_PICTURE);
