/** Why a picture is not taken, in a sentence for the person who sent it. */
export class WrongPicture extends Error {}

export const cutOff = () => new WrongPicture('The picture is cut off: upload it again');
export const damaged = () => new WrongPicture('The picture is damaged: save it anew and upload that');
