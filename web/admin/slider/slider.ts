import type { SliderForm, SliderImage } from '../../../functions/contracts/slider.ts';
import { api } from '../../api/client.ts';
import {
  deleteSliderImage,
  findSliderImage,
  listSliderImages,
  updateSliderWords,
} from '../../api/slider-records.ts';
import { chosenAt } from '../picture/chosen-pictures.ts';
import { uploadPicture } from '../picture/uploads.ts';
import { defineResource } from '../resource.ts';

export const slider = defineResource<SliderImage, SliderForm>({
  path: '/admin/slider',
  one: 'slider image',
  many: 'slider images',
  pathOf: image => `/admin/slider?panel=${image.imageId}`,
  idOf: image => String(image.imageId),
  nameOf: image => image.title || `Image ${image.imageId}`,
  list: () => listSliderImages(api),
  find: id => findSliderImage(api, id),
  create: ({ files: [address = ''], ...words }) =>
    upload({ method: 'POST', path: '/api/Slider/upload', words, address }),
  update: (id, { files: [address = ''], ...words }, etag) =>
    chosenAt(address)
      ? upload({ method: 'PUT', path: `/api/Slider/${id}`, words, address, etag })
      : updateSliderWords(api, id, words, etag),
  remove: (id, etag) => deleteSliderImage(api, id, etag),
  words: {
    title: 'Slider Management',
    createButton: 'Save',
    updateButton: 'Update',
    confirmDelete: 'Are you sure you want to delete this image?',
  },
});

type SliderUpload = { method: 'POST' | 'PUT'; path: string; words: object; address: string; etag?: string };

function upload({ words, ...rest }: SliderUpload) {
  const form = new FormData();
  for (const [name, value] of Object.entries(words)) form.append(name, String(value));
  return uploadPicture<SliderImage>({ ...rest, form, part: 'file', field: 'files' });
}
