export const platform = 'win32';
