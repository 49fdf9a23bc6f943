import type { WrittenPost } from '../../../functions/contracts/posts.ts';
import { CreateScreen, EditScreen } from '../form/form-screens.tsx';
import type { Versioned } from '../resource.ts';
import { PostForm } from './post-form.tsx';
import { posts } from './posts.ts';

export const createRoute = {
  element: (
    <CreateScreen resource={posts}>
      <PostForm />
    </CreateScreen>
  ),
};

export const editRoute = {
  element: (
    <EditScreen resource={posts}>
      {stored => <PostForm stored={stored as Versioned<WrittenPost>} />}
    </EditScreen>
  ),
};
