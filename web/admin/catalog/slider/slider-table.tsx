import clsx from 'clsx';
import { Pencil, Trash2 } from 'lucide-react';
import type { To } from 'react-router-dom';
import type { SliderImage } from '../../../../functions/catalog/slider/contract.ts';
import { SLIDER_IMAGE } from '../../../../functions/catalog/slider/record.ts';
import { headersOf } from '../../../../functions/records/labels.ts';
import { StatusBadge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Table, Td, Th } from '../../../ui/table.tsx';
import { DragHandle } from '../../form/drag-handle.tsx';
import { HELD_LOOK } from '../../form/use-dragging.ts';
import { SmallPicture } from '../pictures/small-picture.tsx';
import { slider } from './slider.ts';
import { useOrdering } from './use-ordering.ts';

const HEADERS = headersOf(SLIDER_IMAGE);

type SliderTableProps = {
  rows: SliderImage[];
  busy: boolean;
  /** Only the complete list can be reordered. */
  canOrder: boolean;
  editAt: (row: SliderImage) => To;
  onOrdered: (rows: SliderImage[]) => void;
  onOutdated: () => void;
  onDelete: (row: SliderImage) => void;
};

const { nameOf } = slider;

/** The images in order. Rows are reordered by dragging the handle or with its arrow keys. */
export function SliderTable(props: SliderTableProps) {
  const { rows, busy, canOrder, editAt, onOrdered, onOutdated, onDelete } = props;
  const ordering = useOrdering({ rows, onOrdered, onOutdated });
  return (
    <>
      <p role="status" className="sr-only">
        {ordering.said}
      </p>
      <p id="how-to-order" className="mb-3 text-small text-muted">
        {canOrder
          ? 'To change the order, drag a row by its handle or use the arrow keys on the handle.'
          : 'Clear the search and status filter to change the order.'}
      </p>
      <Table label="Slider images" className={clsx('transition-opacity', busy && 'opacity-60 delay-100')}>
        <thead>
          <tr>
            {canOrder && (
              <Th className="w-0">
                <span className="sr-only">Move</span>
              </Th>
            )}
            <Th>{HEADERS.imageId}</Th>
            <Th>Preview</Th>
            <Th>{HEADERS.title}</Th>
            <Th>{HEADERS.caption}</Th>
            <Th>{HEADERS.displayStatus}</Th>
            <Th numeric>{HEADERS.displayOrder}</Th>
            <Th className="w-0 text-end">Actions</Th>
          </tr>
        </thead>
        <tbody aria-busy={busy}>
          {ordering.rows.map(row => (
            <tr
              key={row.imageId}
              data-image={row.imageId}
              className={clsx(ordering.held === row.imageId && HELD_LOOK)}
            >
              {canOrder && (
                <Td className="sm:pe-0">
                  <DragHandle
                    name={nameOf(row)}
                    aria-describedby="how-to-order"
                    {...ordering.handleOf(row)}
                  />
                </Td>
              )}
              <Td label={HEADERS.imageId}>{row.imageId}</Td>
              <Td label="Preview">
                <SmallPicture
                  src={row.imageUrl}
                  srcSet={row.imageSrcset}
                  sizes="100px"
                  alt={row.imageAlt || `Preview of ${nameOf(row)}`}
                  className="h-[50px] w-[100px] max-w-none"
                />
              </Td>
              <Td label={HEADERS.title} className="font-medium wrap-anywhere">
                {row.title}
              </Td>
              <Td label={HEADERS.caption} className="text-muted wrap-anywhere">
                {row.caption}
              </Td>
              <Td label={HEADERS.displayStatus}>
                <StatusBadge active={row.displayStatus} />
              </Td>
              <Td label={HEADERS.displayOrder} numeric>
                {row.displayOrder}
              </Td>
              <Td actions>
                <span className="inline-flex gap-1">
                  <ButtonLink to={editAt(row)} variant="plain" size="sm" aria-label={`Edit ${nameOf(row)}`}>
                    <Pencil aria-hidden="true" />
                    Edit
                  </ButtonLink>
                  <Button
                    variant="plain"
                    size="sm"
                    aria-label={`Delete ${nameOf(row)}`}
                    onClick={() => onDelete(row)}
                  >
                    <Trash2 aria-hidden="true" />
                    Delete
                  </Button>
                </span>
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
