import type { CreatePost, PostPicture } from '../../../../functions/content/posts/contract.ts';
import { selectedPictureAt } from '../../catalog/pictures/selected-pictures.ts';
import { uploadPicture } from '../../catalog/pictures/uploads.ts';

/** Uploads the picture chosen at this address and returns its address in the shop. */
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

/** A new cover is uploaded first, so a post never refers to a missing picture. */
export async function withCover(post: CreatePost): Promise<CreatePost> {
  const { picture } = post;
  if (!picture) return { ...post, picture: null };
  return selectedPictureAt(picture) ? { ...post, picture: await uploadForPost(picture, 'picture') } : post;
}
