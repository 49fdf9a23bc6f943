import * as z from 'zod';
import { openApiMeta } from '../../contracts/described.ts';
import { listFilter } from '../../contracts/paging.ts';
import {
  A_PICTURE_URL,
  chosenPictureField,
  pictureSrcset,
  pictureUrl,
} from '../../contracts/picture-fields.ts';
import { exampleRowOf, inOrder, requestFieldsOf } from '../../records/record.ts';
import { filtersOf, responseSchema, rulesOf, sortsOf, withDefaults } from '../../records/rules.ts';
import { CATEGORY } from './record.ts';

const rules = { ...rulesOf(CATEGORY), categoryPicture: chosenPictureField };

const SHOWN_FIRST = [
  'categoryId',
  'categoryName',
  'categorySlug',
  'categoryDescription',
  'categoryPicture',
  'categoryPictureSrcset',
];

export const categorySlug = z.string().register(openApiMeta, {
  description: 'Last part of the address of its page: /departments/{categorySlug}',
});

export const Category = z
  .object(
    inOrder(
      {
        ...responseSchema(CATEGORY),
        categorySlug,
        categoryPicture: pictureUrl,
        categoryPictureSrcset: pictureSrcset,
      },
      SHOWN_FIRST,
    ),
  )
  .register(openApiMeta, {
    id: 'Category',
    examples: [
      inOrder(
        {
          ...exampleRowOf(CATEGORY),
          categorySlug: '1-coffee-tea',
          categoryPicture: A_PICTURE_URL,
          categoryPictureSrcset: null,
        },
        SHOWN_FIRST,
      ),
    ],
  });
export type Category = z.infer<typeof Category>;

export const CreateCategory = z
  .object(withDefaults(CATEGORY, { ...rules, categoryPicture: rules.categoryPicture.optional() }))
  .register(openApiMeta, { id: 'CreateCategory', examples: [exampleRowOf(CATEGORY, requestFieldsOf)] });
export type CreateCategory = z.infer<typeof CreateCategory>;

export const UpdateCategory = z
  .object(rules)
  .partial()
  .register(openApiMeta, { id: 'UpdateCategory', examples: [{ displayStatus: false }] });
export type UpdateCategory = z.infer<typeof UpdateCategory>;

export const CategoryFilter = listFilter(sortsOf(CATEGORY)).extend(filtersOf(CATEGORY));
export type CategoryFilter = z.infer<typeof CategoryFilter>;
