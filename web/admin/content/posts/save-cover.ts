import type { CreatePost, PostPicture } from '../../../../functions/content/posts/contract.ts';
import { selectedPictureAt } from '../../catalog/pictures/selected-pictures.ts';
import { uploadPicture } from '../../catalog/pictures/uploads.ts';

/** Sends the picture that was chosen at this address, and gives the one that it has in the shop. */
export async function uploadForPost(chosen: string, field: string): Promise<string> {
  const { entity } = await uploadPicture<PostPicture>({
    method: 'POST',
    path: '/api/posts/pictures',
    form: new FormData(),
    part: 'Image',
    field,
    address: chosen,
  });
  return entity.address;
}

/** A cover that was just chosen goes first: a post is never without the picture that it names. */
export async function withCover(post: CreatePost): Promise<CreatePost> {
  const { picture } = post;
  if (!picture) return { ...post, picture: null };
  return selectedPictureAt(picture) ? { ...post, picture: await uploadForPost(picture, 'picture') } : post;
}
