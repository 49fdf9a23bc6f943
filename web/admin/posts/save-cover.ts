import type { CreatePost, PostPicture } from '../../../functions/contracts/posts.ts';
import { chosenAt } from '../picture/chosen-pictures.ts';
import { uploadPicture } from '../picture/uploads.ts';

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
  return chosenAt(picture) ? { ...post, picture: await uploadForPost(picture, 'picture') } : post;
}
