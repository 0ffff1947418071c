export const DOWNLOAD_PATH = '/downloads/';

export const downloadPath = (token: string) => `${DOWNLOAD_PATH}?token=${token}`;
