import { GalleryHorizontal } from 'lucide-react';
import type {
  SliderForm,
  SliderImage,
  UpdateSliderImage,
} from '../../../../functions/catalog/slider/contract.ts';
import { api } from '../../../api/client.ts';
import { deleteCall, findCall, listCall, updateCall } from '../../../api/crud.ts';
import { defineResource } from '../../resource.ts';
import { selectedPictureAt } from '../pictures/selected-pictures.ts';
import { formOf, uploadPicture } from '../pictures/uploads.ts';

const item = api.api.slider[':id'];
const updateWords = updateCall<SliderImage, UpdateSliderImage>(api.api.slider['update-meta'][':id']);

export const slider = defineResource<SliderImage, SliderForm>({
  path: '/admin/slider',
  one: 'slider image',
  many: 'slider images',
  label: 'Slider',
  icon: GalleryHorizontal,
  history: 'slider',
  recordPath: '/admin/slider?panel=',
  idOf: image => String(image.imageId),
  nameOf: image => image.title || `Image ${image.imageId}`,
  list: listCall<SliderImage>(api.api.slider),
  find: findCall<SliderImage>(item),
  create: ({ files: [address = ''], ...words }) =>
    upload({ method: 'POST', path: '/api/Slider/upload', words, address }),
  update: (id, { files: [address = ''], ...words }, etag) =>
    selectedPictureAt(address)
      ? upload({ method: 'PUT', path: `/api/Slider/${id}`, words, address, etag })
      : updateWords(id, words, etag),
  remove: deleteCall(item),
  words: {
    title: 'Slider Management',
    createButton: 'Save',
    updateButton: 'Update',
    confirmDelete: 'Are you sure you want to delete this image?',
  },
});

type SliderUpload = { method: 'POST' | 'PUT'; path: string; words: object; address: string; etag?: string };

const upload = ({ words, ...rest }: SliderUpload) =>
  uploadPicture<SliderImage>({ ...rest, form: formOf(words), part: 'file', field: 'files' });
