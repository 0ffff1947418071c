create sequence ids;
