/** What stands under the cart when nothing is in it. */
export const hint = 'Create a new project';
export const closing = 'Are you sure you want to delete {count} items?';
