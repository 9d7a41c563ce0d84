import type { CatalogModel } from '../model/catalogModel.ts';
import type { CatalogEdits } from './catalogEdits.ts';
import type { CatalogHistory } from './catalogHistory.ts';
import type { CatalogReview } from './catalogReview.ts';
import type { RowPlaces } from './rowPlaces.ts';

/** What acts of the table work with. */
export interface ActParts {
  readonly model: CatalogModel;
  readonly edits: CatalogEdits;
  readonly review: CatalogReview;
  readonly history: CatalogHistory;
  readonly places: RowPlaces;
}
