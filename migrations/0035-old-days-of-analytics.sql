create index analytics_days_by_age on analytics_days (day);
