/** Where the workspace's storage keeps the documents that are on their way. */
export const recordsKey = 'glossa.documents';
